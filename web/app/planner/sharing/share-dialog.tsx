import { planLimits } from '@house/contract/plans/plan-limits'
import { urls } from '@house/contract/urls'
import { useState } from 'react'
import { useToast } from '../../toast/toast-context.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { usePlanner } from '../planner-context.ts'
import { useSavePlan } from './use-save-plan.ts'

type Links = { code: string; view: string; edit: string }

/** Saves the plan and shows its two links: one to look at, one to change it. */
export function ShareButton({ className, isIcon = false }: { className: string; isIcon?: boolean }) {
  const { history } = usePlanner()
  const { showError, showSuccess } = useToast()
  const { save, isSaving } = useSavePlan()
  const [links, setLinks] = useState<Links | null>(null)

  async function share() {
    const saved = await save()
    if (!saved) return
    const { code, editKey } = saved
    setLinks({ code, view: location.origin + urls.plan(code), edit: location.origin + urls.planEdit(code, editKey) })
  }

  async function copyText(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess('Link copied')
    } catch {
      showError('The link could not be copied. Select it and copy it by hand.')
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        disabled={history.plan.items.length === 0}
        aria-label={isIcon ? 'Save & share link' : undefined}
        onClick={share}
      >
        <Icon name="share" />
        {!isIcon && (isSaving ? 'Saving …' : 'Save & share link')}
      </button>
      <Modal isOpen={links !== null} onClose={() => setLinks(null)} label="Links to your plan">
        {links && (
          <div className="grid gap-6 p-8">
            <h2 className="pr-10">
              Saved as <span className="whitespace-nowrap">{links.code}</span>
            </h2>
            <ShareLink
              title="To look at"
              note="For family, architect or builder. Nobody can change your plan with it."
              link={links.view}
              onCopy={copyText}
            />
            <ShareLink
              title="To change it"
              note="Keep this one: it opens your plan on another device."
              link={links.edit}
              onCopy={copyText}
            />
            <div className="flex flex-wrap gap-3">
              <a className={buttonClass('quiet')} href={urls.planPdf(links.code)} download>
                PDF
              </a>
              <a className={buttonClass('quiet')} href={urls.planDxf(links.code)} download>
                DXF
              </a>
              <Button onClick={() => setLinks(null)}>Done</Button>
            </div>
            <p className="text-sm text-ink-soft">
              Plans that are never sent to us are deleted after {planLimits.unsentDays} days.
            </p>
          </div>
        )}
      </Modal>
    </>
  )
}

type ShareLinkProps = { title: string; note: string; link: string; onCopy: (link: string) => void }

function ShareLink({ title, note, link, onCopy }: ShareLinkProps) {
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <p className="mb-2 text-body text-ink-soft">{note}</p>
      <div className="flex gap-2">
        <input
          readOnly
          aria-label={`Link ${title.toLowerCase()}`}
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-h-12 w-full min-w-0 rounded-frame border border-field bg-raised px-3 text-small"
        />
        <Button variant="quiet" onClick={() => onCopy(link)}>
          Copy
        </Button>
      </div>
    </div>
  )
}
