import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    synonym: { word: string; means: Json }
  }
}
