/** The groups of the side menu. Those of other names come after them. */
export const menuGroups = ['Sales', 'Catalogue', 'Planner', 'Content', 'Administration']

export type MenuPlace = { group: string; position: number }
