import 'react';

declare module 'react' {
  /** Styles may set custom properties: `style={{ '--at': 9.5 }}`. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
