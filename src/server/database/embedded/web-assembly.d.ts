/** What the server uses of WebAssembly: Node has it, its types do not. */
declare namespace WebAssembly {
  /** Compiled code, which may be sent to workers. */
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
}
