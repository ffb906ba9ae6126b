import { themeList } from '@jyoti/themes';

/** The token files, for all themes and for each theme. */
export const TokenFiles = () => (
  <ul>
    <li className="sbdocs sbdocs-li">
      <a className="sbdocs sbdocs-a" href="./tokens/all.json" download="jyoti.tokens.json">
        All themes in one file
      </a>
    </li>
    <li className="sbdocs sbdocs-li">
      <a className="sbdocs sbdocs-a" href="./tokens/base.json" download="jyoti-base.tokens.json">
        Space, type, radius and motion
      </a>
    </li>
    {themeList.map(({ id, name }) => (
      <li key={id} className="sbdocs sbdocs-li">
        <a
          className="sbdocs sbdocs-a"
          href={`./tokens/${id}.json`}
          download={`jyoti-${id}.tokens.json`}
        >
          {name.en}
        </a>
      </li>
    ))}
  </ul>
);
