import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Magnifier } from './magnifier.tsx'

export type ZoomProps = {
  title: string
  pictures: string[]
  /** Index of the enlarged picture, or null. */
  index: number | null
  onChange: (index: number | null) => void
}

/** A lightbox: one uncropped picture in the full viewport, with previous and next. */
export function Zoom({ title, pictures, index, onChange }: ZoomProps) {
  const src = pictures[index ?? 0]
  const step = (by: number) => index !== null && onChange((index + by + pictures.length) % pictures.length)
  return (
    <Modal
      isOpen={index !== null}
      onClose={() => onChange(null)}
      label={`${title}, enlarged`}
      className="max-w-[110rem]"
    >
      <figure className="flex h-[calc(100dvh-2rem)] flex-col">
        {src && <Magnifier key={src} src={src} />}
        <figcaption className="flex min-h-16 items-center justify-between gap-4 border-t border-hairline px-4">
          <span className="min-w-0 truncate font-display text-h3">{title}</span>
          {pictures.length > 1 && (
            <span className="flex flex-none items-center gap-2">
              <span aria-live="polite" className="text-small text-ink-soft tabular-nums">
                <span className="sr-only">Picture </span>
                {(index ?? 0) + 1} / {pictures.length}
              </span>
              <Step icon="left" label="Previous picture" onClick={() => step(-1)} />
              <Step icon="right" label="Next picture" onClick={() => step(1)} />
            </span>
          )}
        </figcaption>
      </figure>
    </Modal>
  )
}

function Step({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center border border-hairline transition-colors hover:border-ink"
    >
      <Icon name={icon} />
    </button>
  )
}
