import { urls } from '@house/contract/urls'
import { writeDesignLink } from '@house/fenestration/design/design-link'
import { duplicateItem, isFull, planIsFull, removeItem } from '@house/fenestration/plan/plan-commands'
import { useToast } from '../../toast/toast-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../class-names.ts'
import { useOpening, usePlanner } from '../planner-context.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

/** Number of pieces, duplicate, copy the link, delete. */
export function ItemTools() {
  const { history, dispatch } = usePlanner()
  const { design, index, change } = useOpening()
  const { showSuccess, showError } = useToast()
  if (!design) return null
  const { plan } = history

  async function copyLink(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      showSuccess('Link of this opening copied')
    } catch {
      showError('The link could not be copied')
    }
  }

  return (
    <div className="flex min-h-15 flex-none items-center gap-1 border-b border-hairline bg-raised pr-2 pl-5 whitespace-nowrap min-[1100px]:sticky min-[1100px]:top-0 min-[1100px]:z-1 max-[360px]:flex-wrap max-[360px]:justify-end max-[360px]:whitespace-normal stacked:pl-4">
      <span aria-hidden className="mr-1 min-w-0 truncate min-[1100px]:max-[1340px]:hidden">
        Pieces
      </span>
      <QuantityStepper
        name={design.name}
        className="mr-auto"
        value={design.quantity}
        onChange={(quantity) => change({ ...design, quantity })}
      />
      <button
        type="button"
        className={`${iconButton} text-ink-soft`}
        aria-label={`Duplicate ${design.name}`}
        title="Duplicate"
        onClick={() => {
          if (isFull(plan)) return showError(planIsFull)
          dispatch({ type: 'change', plan: duplicateItem(plan, index), selected: index + 1 })
        }}
      >
        <Icon name="copy" />
      </button>
      <button
        type="button"
        className={`${iconButton} text-ink-soft`}
        aria-label={`Copy the link of ${design.name}`}
        title="Copy link"
        onClick={() => copyLink(`${location.origin}${urls.planDesign(writeDesignLink(design))}`)}
      >
        <Icon name="link" />
      </button>
      <button
        type="button"
        className={`${iconButton} text-ink-soft`}
        aria-label={`Delete ${design.name}`}
        title="Delete"
        onClick={() => {
          dispatch({ type: 'change', plan: removeItem(plan, index), selected: Math.max(0, index - 1) })
          showSuccess(`${design.name} deleted. Undo brings it back.`)
        }}
      >
        <Icon name="bin" />
      </button>
    </div>
  )
}
