import type { Service } from '@house/contract/enquiry/options'
import { pieceCount } from '@house/fenestration/plan/plan-commands'
import { useState } from 'react'
import { openEnquiryModal } from '../../enquiry/modal/enquiry-modal-store.ts'
import { useToast } from '../../toast/toast-context.tsx'
import { usePlanner } from '../planner-context.ts'
import { savePlan } from './save-plan.ts'

/** Saves the plan and opens the enquiry form with it. */
export function SendButton({ className, label = 'Send this plan' }: { className: string; label?: string }) {
  const { catalogue, history, copy, setCopy } = usePlanner()
  const { showError } = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const { plan } = history

  async function send() {
    setIsSaving(true)
    const result = await savePlan(plan, copy)
    setIsSaving(false)
    if ('error' in result) return showError(result.error)
    setCopy(result.copy)
    const isAluminium = plan.items.every(
      ({ system }) => catalogue.systems.find(({ key }) => key === system)?.material !== 'upvc',
    )
    const service: Service = isAluminium ? 'ALU Home Interior' : 'uPVC'
    openEnquiryModal({
      service,
      detail: `Plan ${result.copy.code}, ${pieceCount(plan)} openings`,
      planCode: result.copy.code,
    })
  }

  return (
    <button type="button" className={className} disabled={plan.items.length === 0 || isSaving} onClick={send}>
      {isSaving ? 'Saving …' : label}
    </button>
  )
}
