import type { Id, Json } from '../../platform/db/schema.ts'

/** Designs refer to these records by key. */
type PlannerColumns = { id: Id; key: string; name: string; position: number }

declare module '../../platform/db/schema.ts' {
  interface Schema {
    planner_system: PlannerColumns & {
      description: string
      kind: string
      material: string
      depth: Json
      faces: Json
      opens: Json
      colours: Json
      glass_thickness: Json
      frame_size: Json
      limits: Json
      uf: Json
      psi: Json
      weight: Json
    }
    planner_glazing: PlannerColumns & {
      description: string
      purposes: Json
      layers: Json
      low_e: Json
      safety: Json
      frosted: Json
      ug: Json
      shgc: Json
      rw: Json
      rw_ctr: Json
    }
    planner_colour: PlannerColumns & { hex: string; foil: Json }
  }
}
