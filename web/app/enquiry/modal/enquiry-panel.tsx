import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useCategories, useCompany } from '../../site-data/site-data.ts'
import { textOf } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EnquiryForm } from '../form/enquiry-form.tsx'
import { isAbout, useServices } from '../services.ts'

export type EnquiryPanelProps = {
  isOpen: boolean
  service: string | undefined
  detail: string | undefined
  planCode?: string | undefined
  note?: string | undefined
  onSent: (message: string) => void
}

/** The content of the modal: a picture of the selected service, if there is one, beside the form. */
export function EnquiryPanel({ isOpen, service, detail, planCode, note, onSent }: EnquiryPanelProps) {
  const [initial] = useServices()
  const [chosen, setChosen] = useState(service ?? initial)
  const ref = useRef<HTMLDivElement>(null)
  const { response_promise } = useCompany()
  const image = useServiceImage(chosen)
  useEffect(() => {
    if (service) setChosen(service)
  }, [service])
  useEffect(() => {
    // Not on phones, where the keyboard would cover half of the form at once.
    if (isOpen && matchMedia('(pointer: fine)').matches) ref.current?.querySelector('input')?.focus()
  }, [isOpen])

  function onChange({ target }: SyntheticEvent) {
    const { name, value } = target as HTMLInputElement
    if (name === 'required_service') setChosen(value)
  }

  return (
    <div ref={ref} onChange={onChange} className={`grid ${image ? 'md:grid-cols-[4fr_5fr]' : ''}`}>
      {image && (
        <div className="relative max-md:hidden">
          <Picture key={image} src={image} alt="" sizes="64rem" className="absolute! inset-0" />
        </div>
      )}
      <div className="p-6 sm:px-10 sm:py-8">
        <div className="mb-5">
          <h2 className="pr-10 text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)]">
            {planCode ? 'Send your plan' : 'Tell us what you need'}
          </h2>
          <p className="mt-1.5 text-ink-soft">
            {note} {response_promise}
          </p>
        </div>
        <EnquiryForm
          idPrefix="modal"
          initialService={service}
          initialDetail={detail}
          planCode={planCode}
          onSent={onSent}
        />
      </div>
    </div>
  )
}

/** The picture of the service's category, or of the last category where none matches. */
function useServiceImage(service: string) {
  const categories = useCategories() ?? []
  const { image = '' } = categories.find(({ title }) => isAbout(service, textOf(title))) ?? categories.at(-1) ?? {}
  return image
}
