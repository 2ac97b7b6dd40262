/** Quotes argument names of calls, which the library leaves bare (`limit := $1`), in the query's tree, where no sent value looks like one. */
import {
  IdentifierNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  RawNode,
  type RootOperationNode,
} from 'kysely';

const NAMED = ' := ';

class ArgumentQuoter extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode): RawNode {
    const [name, ...rest] = node.parameters;
    if (node.sqlFragments[1] !== NAMED || !name || !RawNode.is(name)) return super.transformRaw(node);
    const quoted = IdentifierNode.create(name.sqlFragments.join(''));
    return RawNode.create(node.sqlFragments, [quoted, ...rest]);
  }
}

const quoter = new ArgumentQuoter();

export const quotedArguments: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind !== 'SelectQueryNode' || !node.from) return node;
    return { ...node, from: quoter.transformNode(node.from) };
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
