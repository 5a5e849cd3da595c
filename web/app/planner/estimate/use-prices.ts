import type { OpeningEstimate } from '@house/contract/estimates/estimate'
import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import type { EstimateMode } from '@house/contract/estimates/price-book-options'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { estimateOrExplain, totalUp } from '@house/fenestration/estimate/estimate-plan'
import type { ShownEstimate } from '@house/fenestration/estimate/format-estimate'
import { toRangeEstimate } from '@house/fenestration/estimate/public-estimate'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { browserApi } from '../../api/api-client.ts'
import { settle } from '../../api/deferred.ts'
import type { Prices } from './prices.ts'

const askAfterMs = 400

export type EstimateSettings = { mode: EstimateMode; price_book: PublishedPriceBook | null }

/** The prices of a plan that is being drawn: worked out here with the price book, or by the server where that is not public. */
export function usePrices(items: Design[], plannerParts: PlannerParts, settings: EstimateSettings): Prices {
  const [zone, onZone] = useState('')
  // While a joint is dragged, the drawing comes first.
  const drawn = useDeferredValue(items)
  const preview = usePreview(drawn, plannerParts, settings.price_book, zone)
  const answer = useAnswer(drawn, settings.mode === 'from', zone)
  return useMemo(
    () => ({ mode: settings.mode, estimate: settings.price_book ? preview : answer, zone, onZone }),
    [settings, preview, answer, zone],
  )
}

function usePreview(
  items: Design[],
  plannerParts: PlannerParts,
  published: PublishedPriceBook | null,
  zone: string,
): ShownEstimate | null {
  const [now] = useState(() => new Date())
  // One opening changes at a time; the others are as they were.
  const known = useMemo(() => new WeakMap<Design, OpeningEstimate>(), [plannerParts, published])
  return useMemo(() => {
    if (!published || items.length === 0) return null
    const { book } = published
    const openings = items.map((design) => {
      const opening = known.get(design) ?? estimateOrExplain(design, plannerParts, book)
      known.set(design, opening)
      return opening
    })
    return toRangeEstimate(totalUp(openings, book, zone || null), published, now)
  }, [items, plannerParts, published, zone, known, now])
}

/** `null` until the server has answered for these openings. */
function useAnswer(items: Design[], isAsked: boolean, zone: string): ShownEstimate | null {
  const [answer, setAnswer] = useState<{ items: Design[]; zone: string; estimate: ShownEstimate } | null>(null)
  useEffect(() => {
    if (!isAsked || items.length === 0) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await settle(browserApi().planEstimate({ designs: items, zone }, { signal: abort.signal }))
      if (!abort.signal.aborted && reply?.success === '1' && reply.data.mode !== 'off')
        setAnswer({ items, zone, estimate: reply.data })
    }, askAfterMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [items, isAsked, zone])
  return answer && answer.items === items && answer.zone === zone ? answer.estimate : null
}
