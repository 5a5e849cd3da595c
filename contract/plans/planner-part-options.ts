/** Characters of the source of a number. */
export const maxSourceLength = 300

/** Millimetres; no profile takes more. */
export const maxGlassThickness = 200

export const materials = ['upvc', 'aluminium', 'aluminium-thermal-break'] as const
export const systemKinds = ['casement', 'sliding', 'folding', 'door'] as const
/** What people want of a glass. */
export const glassPurposes = ['cooler', 'quieter', 'private', 'safer'] as const
