import { splitFirstSentence } from '@house/fenestration/description/sentences'
import { openEnquiryModal } from '../../enquiry/modal/enquiry-modal-store.ts'
import { serviceOf } from '../../enquiry/services.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { usePlanner } from '../planner-context.ts'
import { useSavePlan } from './use-save-plan.ts'

/** Saves the plan and opens the enquiry form with it. */
export function SendButton({ className, label = 'Send this plan' }: { className: string; label?: string }) {
  const { plannerParts, history } = usePlanner()
  const { save, isSaving } = useSavePlan()
  const { services, plan_check } = useCompany()

  async function send() {
    const saved = await save()
    if (!saved) return
    const { code, plan } = saved
    const isAluminium = plan.items.every(
      ({ system }) => plannerParts.systems.find(({ key }) => key === system)?.material !== 'upvc',
    )
    const [note] = splitFirstSentence(plan_check)
    openEnquiryModal({ service: serviceOf(services, isAluminium ? 'aluminium' : 'upvc'), planCode: code, note })
  }

  return (
    <button type="button" className={className} disabled={history.plan.items.length === 0} onClick={send}>
      {isSaving ? 'Saving …' : label}
    </button>
  )
}
