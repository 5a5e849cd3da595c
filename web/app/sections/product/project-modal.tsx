import { enquiryFormAnchor, urls } from '@house/contract/urls'
import { useState } from 'react'
import { isUnmodifiedClick } from '../../browser/is-unmodified-click.ts'
import { openEnquiryModal } from '../../enquiry/modal/enquiry-modal-store.ts'
import { lazyComponent } from '../../ui/lazy.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'

const title = 'Tell us about your project'
const ProjectForm = lazyComponent(() => import('./project-form.tsx').then(({ ProjectForm }) => ProjectForm))

export type ProjectButtonProps = { service: string; className: string }

/** A form that only prefills the enquiry form, with or without JavaScript. */
export function ProjectButton({ service, className }: ProjectButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Link
        to={`${urls.locate}#${enquiryFormAnchor}`}
        prefetch="none"
        aria-haspopup="dialog"
        onPointerEnter={ProjectForm.preload}
        onFocus={ProjectForm.preload}
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          setIsOpen(true)
        }}
        className={className}
      >
        {title}
      </Link>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} label={title} className="max-w-2xl">
        <ProjectForm
          isNeeded={isOpen}
          title={title}
          initial={service}
          onDone={(chosen) => {
            setIsOpen(false)
            openEnquiryModal(chosen)
          }}
        />
      </Modal>
    </>
  )
}
