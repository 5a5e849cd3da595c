export type Place = { latitude: number; longitude: number }
export type Spot = { x: number; y: number }

/** What a map shows: its middle is at 0,0, north is up, and shapes are true at the middle's latitude. */
export type MapView = {
  middle: Place
  /** Units of the map for each degree of latitude and of longitude. */
  scale: { latitude: number; longitude: number }
}

/** Fits the places into a square of `size`; places close to each other are shown with `minSpan` degrees around them. */
export function viewOf(places: Place[], size: number, minSpan: number): MapView {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
  const span = Math.max(extent(latitudes), extent(longitudes) * narrowing(middle), minSpan)
  return viewAround(middle, size / span)
}

/** `scale` is that of the latitude. */
export function viewAround(middle: Place, scale: number): MapView {
  return { middle, scale: { latitude: scale, longitude: scale * narrowing(middle) } }
}

/** Rounded, so that server and browser render the same digits. */
export function toSpot({ middle, scale }: MapView, { latitude, longitude }: Place): Spot {
  return {
    x: rounded((longitude - middle.longitude) * scale.longitude, 10),
    y: rounded((middle.latitude - latitude) * scale.latitude, 10),
  }
}

/** To four decimals of a degree, which is ten metres. */
export function toPlace({ middle, scale }: MapView, { x, y }: Spot): Place {
  return {
    latitude: rounded(middle.latitude - y / scale.latitude, 10_000),
    longitude: rounded(middle.longitude + x / scale.longitude, 10_000),
  }
}

/** The transform that puts outlines, which are drawn in hundredths of a degree, into the view. */
export function outlineTransform({ middle, scale }: MapView) {
  const move = [-middle.longitude * scale.longitude, middle.latitude * scale.latitude]
  return `translate(${move.map((value) => rounded(value, 10)).join(' ')}) scale(${scale.longitude / 100} ${scale.latitude / 100})`
}

export function distance(a: Spot, b: Spot) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Meridians are closer to each other the farther they are from the equator. */
function narrowing({ latitude }: Place) {
  return Math.cos((latitude * Math.PI) / 180)
}

function middleOf(values: number[]) {
  return (Math.min(...values) + Math.max(...values)) / 2
}

function extent(values: number[]) {
  return Math.max(...values) - Math.min(...values)
}

function rounded(value: number, steps: number) {
  return Math.round(value * steps) / steps
}
