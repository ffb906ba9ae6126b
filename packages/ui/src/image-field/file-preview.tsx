import { useCallback } from 'react';

export interface FilePreviewProps {
  file: File;
  alt: string;
  className: string;
  /** The browser cannot draw the file. */
  onError: () => void;
}

/** Draws a file of this computer. Its address is given back to the browser when the file goes or changes. */
export function FilePreview({ file, alt, className, onError }: FilePreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img ref={show} alt={alt} className={className} onError={onError} data-part="image-preview" />
  );
}
