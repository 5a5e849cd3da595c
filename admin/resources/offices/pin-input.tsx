import { mapCredit } from '@house/contract/map/credit'
import { type Place, type Spot, toPlace, toSpot, viewAround } from '@house/contract/map/projection'
import { Box, Button, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, lazy, type MouseEvent, type PointerEvent, Suspense, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

const IndiaOutline = lazy(() => import('./india-outline.tsx'))

const size = { width: 640, height: 480 }
/** Units of the map for each degree: the whole country, a state, a district. */
const scales = [13, 40, 120, 360]
const middleOfIndia: Place = { latitude: 22.6, longitude: 82.6 }

const arrows: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Sets latitude and longitude with a pin on the map: by mouse, touch or arrow keys. */
export function PinInput() {
  const place = usePlace()
  const { setValue } = useFormContext()
  const [zoom, setZoom] = useState(place ? 2 : 0)
  const [middle, setMiddle] = useState(place ?? middleOfIndia)
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<{ from: Place; pointer: Spot }>()
  const scale = scales[zoom] ?? 1
  const isInSight = drag || !place || isInMap(toSpot(viewAround(middle, scale), place))
  const view = viewAround(isInSight ? middle : place, scale)
  const spot = toSpot(view, place ?? middle)

  function setPlace({ latitude, longitude }: Place) {
    setValue('latitude', latitude, { shouldDirty: true, shouldValidate: true })
    setValue('longitude', longitude, { shouldDirty: true, shouldValidate: true })
  }
  function shift(from: Place, by: Spot) {
    setPlace(toPlace({ ...view, middle: from }, by))
  }
  function zoomTo(next: number) {
    setZoom(next)
    setMiddle(next === 0 ? middleOfIndia : (place ?? middle))
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 20 : 2
    shift(place ?? middle, { x: step.x * by, y: step.y * by })
  }
  /** Where the pointer is on the map. */
  function pointerOf({ clientX, clientY }: MouseEvent): Spot {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : { x: 0, y: 0 }
  }
  function grab(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: place ?? middle, pointer: pointerOf(event) })
  }
  function pull(event: PointerEvent) {
    if (!drag) return
    const { x, y } = pointerOf(event)
    shift(drag.from, { x: x - drag.pointer.x, y: y - drag.pointer.y })
  }

  return (
    <Box sx={{ maxWidth: size.width, mb: 3 }}>
      <Box
        component="svg"
        ref={svg}
        viewBox={`${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height}`}
        // Not on pointer down, with which a finger starts to scroll.
        onClick={(event: MouseEvent) => setPlace(toPlace(view, pointerOf(event)))}
        sx={{
          display: 'block',
          width: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
          cursor: 'crosshair',
        }}
      >
        <Suspense>
          <IndiaOutline view={view} />
        </Suspense>
        <Box
          component="g"
          role="slider"
          tabIndex={0}
          aria-label="Pin of the office; move it with the arrow keys"
          aria-valuenow={place?.latitude ?? 0}
          aria-valuetext={place ? `${place.latitude} north, ${place.longitude} east` : 'Not set yet'}
          transform={`translate(${spot.x} ${spot.y})`}
          onKeyDown={onKeyDown}
          onClick={(event: MouseEvent) => event.stopPropagation()}
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={() => setDrag(undefined)}
          onPointerCancel={() => setDrag(undefined)}
          // A finger that drags the pin must not scroll the page.
          sx={{ color: 'primary.main', cursor: 'grab', touchAction: 'none', opacity: place ? 1 : 0.5 }}
        >
          <circle r="22" fill="transparent" />
          <path
            d="M0 0C-9 -12 -15 -18 -15 -27A15 15 0 0 1 15 -27C15 -18 9 -12 0 0Z"
            fill="currentColor"
            stroke="#fff"
            strokeWidth="2"
          />
          <circle cy="-27" r="5" fill="#fff" />
        </Box>
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button size="small" disabled={zoom === scales.length - 1} onClick={() => zoomTo(zoom + 1)}>
          Zoom in
        </Button>
        <Button size="small" disabled={zoom === 0} onClick={() => zoomTo(zoom - 1)}>
          Zoom out
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
          {mapCredit}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Drag the pin for the map. For directions to the door, enter the exact numbers, for example from Google Maps.
      </Typography>
    </Box>
  )
}

function isInMap({ x, y }: Spot) {
  return Math.abs(x) < size.width / 2 && Math.abs(y) < size.height / 2
}

/** Undefined until both numbers are entered. */
function usePlace(): Place | undefined {
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] })
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined
}
