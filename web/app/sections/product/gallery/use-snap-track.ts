import { useRef, useState } from 'react'

/** A CSS scroll-snap row: reports the centred item and scrolls to another. */
export function useSnapTrack() {
  const ref = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  function onScroll() {
    const track = ref.current
    if (!track) return
    const distances = partsOf(track).map((part) => Math.abs(leftToCentre(track, part) - track.scrollLeft))
    setIndex(distances.indexOf(Math.min(...distances)))
  }

  function goTo(to: number) {
    const track = ref.current
    const part = track && partsOf(track)[to]
    if (part) track.scrollTo({ left: leftToCentre(track, part) })
  }

  return { track: { ref, onScroll }, index, goTo }
}

function partsOf(track: HTMLElement) {
  return [...track.children].filter((child) => child instanceof HTMLElement)
}

function leftToCentre(track: HTMLElement, part: HTMLElement) {
  return part.offsetLeft - (track.clientWidth - part.offsetWidth) / 2
}
