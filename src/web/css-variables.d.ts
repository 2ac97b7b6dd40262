import 'react';

declare module 'react' {
  /** `style={{ '--at': 9.5 }}` */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
