import { useCallback } from 'react';

export interface FilePreviewProps {
  file: File;
  alt: string;
  className: string;
  /** Called when the browser cannot display the file. */
  onError: () => void;
}

/** Shows a local file. Its object URL is revoked when the file is removed or changes. */
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
