import {
  AliasNode,
  type FromNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type RawBuilder,
  sql,
  TableNode,
} from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'

/** Rows that replace those of a table which match `where`. */
export type Overlay = { table: keyof Schema; where: RawBuilder<boolean>; rows: object[] }

/**
 * A read-only view of the database with some rows replaced. Queries built with Kysely read from a subquery instead of the table; nothing
 * is written and no lock is taken. Raw SQL is not affected.
 */
export function withOverlays(db: Db, overlays: Overlay[]): Db {
  return db.withPlugin(new OverlayPlugin(overlays))
}

class OverlayPlugin implements KyselyPlugin {
  readonly #transformer: OverlayTransformer

  constructor(overlays: Overlay[]) {
    this.#transformer = new OverlayTransformer(overlays)
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

class OverlayTransformer extends OperationNodeTransformer {
  readonly #overlays: Overlay[]

  constructor(overlays: Overlay[]) {
    super()
    this.#overlays = overlays
  }

  protected override transformFrom(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformFrom']>
  ): FromNode {
    return super.transformFrom({ ...node, froms: node.froms.map((from) => this.#replace(from)) }, queryId)
  }

  protected override transformJoin(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformJoin']>
  ): JoinNode {
    return super.transformJoin({ ...node, table: this.#replace(node.table) }, queryId)
  }

  #replace(node: OperationNode): OperationNode {
    if (AliasNode.is(node)) {
      const source = TableNode.is(node.node) ? this.#subquery(node.node) : undefined
      return source ? AliasNode.create(source, node.alias) : node
    }
    if (!TableNode.is(node)) return node
    const source = this.#subquery(node)
    return source ? AliasNode.create(source, node.table.identifier) : node
  }

  #subquery({ table }: TableNode): OperationNode | undefined {
    const overlay = this.#overlays.find((each) => each.table === table.identifier.name)
    return overlay && toSubquery(overlay).toOperationNode()
  }
}

function toSubquery({ table, where, rows }: Overlay): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return sql`(select * from ${sql.table(table)} where not ${where})`
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const selects = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return sql`select ${sql.join(columns.map((column) => sql`${values.get(column) ?? null}`))}`
  })
  return sql`(select ${names} from ${sql.table(table)} where not ${where} union all ${sql.join(selects, sql` union all `)})`
}
