import { type BindToFluentSyntax, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { PortKey } from '../../modules/kernel/index.ts';

/** `bind` as a container module is given it. */
export type Bind = <Value>(key: ServiceIdentifier<Value>) => BindToFluentSyntax<Value>;

interface Every<Value> {
  readonly every: PortKey<Value>;
}

/** Everything bound to an open list: specialists, tools. */
export const every = <Value>(key: PortKey<Value>): Every<Value> => ({ every: key });

// biome-ignore lint/suspicious/noExplicitAny: a key of any value; the value is inferred below
type Need = PortKey<any> | Every<any>;
type Given<Needs extends readonly Need[]> = {
  [Index in keyof Needs]: Needs[Index] extends Every<infer Value>
    ? Value[]
    : Needs[Index] extends PortKey<infer Value>
      ? Value
      : never;
};

/** Fills `key` with one instance made of `needs`; a need of the wrong kind or order does not compile. */
export const fill = <Value, const Needs extends readonly Need[]>(
  bind: Bind,
  key: PortKey<Value>,
  needs: Needs,
  make: (...given: Given<Needs>) => Value,
): void => {
  const wanted = needs.map((need) =>
    typeof need === 'symbol' ? need : { isMultiple: true as const, serviceIdentifier: need.every },
  );
  bind<Value>(key as ServiceIdentifier<Value>)
    .toResolvedValue(make as (...given: unknown[]) => Value, wanted as never)
    .inSingletonScope();
};

/** Fills `key` with something that exists already. */
export const give = <Value>(bind: Bind, key: PortKey<Value>, value: Value): void => {
  bind<Value>(key as ServiceIdentifier<Value>).toConstantValue(value);
};

/** Bindings that belong together, for whoever adds some from outside the container. */
export const bindings = (bindAll: (bind: Bind) => void): ContainerModule =>
  new ContainerModule(({ bind }) => bindAll(bind));
