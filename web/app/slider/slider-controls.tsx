import { Icon, type IconName } from '../ui/icon.tsx'

export type SliderControlsProps = {
  /** Reserves its space until the slider is ready. */
  isHidden: boolean
  onPrevious: () => void
  onNext: () => void
  /** Only with autoplay. */
  playing?: { isOn: boolean; onToggle: () => void }
}

export function SliderControls({ isHidden, onPrevious, onNext, playing }: SliderControlsProps) {
  return (
    <div className={`flex ${isHidden ? 'invisible' : ''}`}>
      <Control icon="left" label="Previous slide" onClick={onPrevious} />
      {playing && (
        <Control
          icon={playing.isOn ? 'pause' : 'play'}
          label={playing.isOn ? 'Pause the slides' : 'Play the slides'}
          onClick={playing.onToggle}
        />
      )}
      <Control icon="right" label="Next slide" onClick={onNext} />
    </div>
  )
}

function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-ml-px grid size-12 place-items-center first:rounded-l-tile last:rounded-r-tile border border-hairline bg-raised transition-colors first:ml-0 hover:relative hover:border-ink focus-visible:relative"
    >
      <Icon name={icon} />
    </button>
  )
}
