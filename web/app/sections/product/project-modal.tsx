import type { Service } from '@house/contract/enquiry-options'
import { enquiryFormAnchor, urls } from '@house/contract/urls'
import { useState } from 'react'
import { openEnquiry } from '../../data/enquiry-request.ts'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'

const title = 'Tell us about your project'
const ProjectForm = onDemand(() => import('./project-form.tsx').then(({ ProjectForm }) => ProjectForm))

export type ProjectButtonProps = { service: Service; className: string }

/** Opens a form that checks and sends nothing: it hands the visitor over to the enquiry, as it does without JavaScript. */
export function ProjectButton({ service, className }: ProjectButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Link
        to={`${urls.locate}#${enquiryFormAnchor}`}
        prefetch="none"
        aria-haspopup="dialog"
        onPointerEnter={ProjectForm.prepare}
        onFocus={ProjectForm.prepare}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setIsOpen(true)
        }}
        className={className}
      >
        {title}
      </Link>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} label={title} className="max-w-2xl">
        <ProjectForm
          isWanted={isOpen}
          title={title}
          initial={service}
          onDone={(chosen) => {
            setIsOpen(false)
            openEnquiry(chosen)
          }}
        />
      </Modal>
    </>
  )
}
