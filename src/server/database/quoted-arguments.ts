/**
 * Quotes the names of a function's arguments. The library writes them without (`limit := $1`), and one that is called like a
 * word of SQL would be a syntax error. The names are found in the query's tree, where nothing that was sent looks like them,
 * not in its text.
 */
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
  /** `name := value` is a fragment of raw SQL whose first part is the name. */
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
