/** The key under which the container keeps what fills a port. `Value` is what the port promises. */
export type PortKey<Value> = symbol & { readonly promises?: Value };

/** Makes the key of a port; a port's interface and its key share one name. */
export const port = <Value>(name: string): PortKey<Value> => Symbol.for(`oria.${name}`) as PortKey<Value>;
