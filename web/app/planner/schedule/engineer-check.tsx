import { splitFirstSentence } from '@house/fenestration/description/sentences'
import { useCompany } from '../../site-data/site-data.ts'
import { Icon } from '../../ui/icon.tsx'

/** What the company promises to check before it quotes, if it promises anything. */
export function EngineerCheck() {
  const { plan_check } = useCompany()
  if (!plan_check) return null
  const [emphasised, rest] = splitFirstSentence(plan_check)
  return (
    <p className="mb-2 flex gap-3">
      <Icon name="safety" className="mt-0.5 size-5 flex-none text-accent-ink" />
      <span>
        <b className="font-semibold">{emphasised}</b>
        {rest}
      </span>
    </p>
  )
}
