/** Latitude and longitude. */
export type Point = readonly [latitude: number, longitude: number]

/** The region between Delhi and Ajmer, with approximate positions. */
export const river: Point[] = [
  [29.6, 77.12],
  [29.2, 77.13],
  [28.9, 77.21],
  [28.66, 77.25],
  [28.5, 77.35],
  [28.28, 77.47],
  [28.0, 77.5],
  [27.75, 77.6],
  [27.5, 77.69],
  [27.3, 77.9],
  [27.18, 78.03],
  [27.0, 78.4],
  [26.8, 79.0],
  [26.3, 80.0],
]

export const roads: Point[][] = [
  // Delhi to Jaipur and on to Ajmer.
  [
    [28.61, 77.21],
    [28.46, 77.03],
    [28.2, 76.8],
    [27.99, 76.38],
    [27.7, 76.2],
    [27.39, 75.96],
    [26.9124, 75.7873],
    [26.68, 75.23],
    [26.5886, 74.8548],
    [26.45, 74.64],
    [26.1, 74.3],
    [25.4, 74.1],
  ],
  // Delhi to Faridabad, Mathura and Agra.
  [
    [29.7, 76.98],
    [29.0, 77.05],
    [28.61, 77.21],
    [28.4089, 77.3178],
    [28.14, 77.33],
    [27.79, 77.44],
    [27.49, 77.67],
    [27.18, 78.01],
    [26.9, 78.7],
    [26.8, 79.8],
  ],
  // Agra to Jaipur.
  [
    [27.18, 78.01],
    [27.22, 77.49],
    [26.89, 76.33],
    [26.9124, 75.7873],
    [27.6, 75.15],
    [28.0, 74.6],
    [28.3, 73.0],
  ],
  // Jaipur to the south.
  [
    [26.9124, 75.7873],
    [26.2, 75.8],
    [25.2, 75.9],
  ],
]

/** Peaks of the Aravalli range. */
export const hills: Point[] = [
  [28.28, 77.08],
  [28.05, 76.98],
  [27.85, 76.78],
  [27.62, 76.62],
  [27.45, 76.5],
  [27.5, 76.3],
  [27.22, 76.22],
  [27.1, 75.98],
  [27.72, 75.88],
  [27.55, 75.62],
  [27.2, 75.3],
  [26.95, 75.1],
  [26.78, 74.72],
  [26.35, 74.5],
]

export const towns: { name: string; at: Point; isNameRight?: true }[] = [
  { name: 'Delhi', at: [28.64, 77.21] },
  { name: 'Alwar', at: [27.55, 76.63] },
  { name: 'Agra', at: [27.18, 78.01] },
  { name: 'Ajmer', at: [26.45, 74.64], isNameRight: true },
]

/** The streets around the offices of one town, as fractions of the inset's size. */
export const streets = [
  'M-1 -.55L-.2 -.42L.35 -.5L1 -.72',
  'M-1 .3L-.35 .22L.25 .34L1 .2',
  'M-.62 -1L-.48 -.2L-.56 .5L-.4 1',
  'M.62 -1L.5 -.3L.66 .4L.58 1',
  'M-1 .78L-.3 .68L.3 .82L1 .66',
]
