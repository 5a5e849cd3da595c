import { useId, useState } from 'react'
import type { EnquiryPrefill } from '../../enquiry/modal/enquiry-modal-store.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'

// The longest answers together fit the maximum length of the service detail.
const questions = {
  Building: ['Flat', 'House or villa', 'Office', 'Shop or showroom', 'Another building'],
  Stage: ['Still planning', 'Walls are up', 'Replacement', 'Ready to fit'],
  Openings: ['1–3 openings', '4–10 openings', 'Over 10 openings', 'Not counted yet'],
}
type Question = keyof typeof questions
const labels = Object.keys(questions) as Question[]

export type ProjectFormProps = { title: string; initial: string; onDone: (chosen: EnquiryPrefill) => void }

export function ProjectForm({ title, initial, onDone }: ProjectFormProps) {
  const { services } = useCompany()
  const [service, setService] = useState(initial)
  const [answers, setAnswers] = useState<Partial<Record<Question, string>>>({})
  const detail = labels.flatMap((label) => answers[label] || []).join(', ')
  return (
    <div className="px-6 pt-12 pb-8 sm:px-12 sm:pb-12">
      <h2>{title}</h2>
      <p className="mt-3 text-ink-soft">It takes a minute, and the enquiry then starts from what you chose.</p>
      {services.length > 0 && (
        <fieldset className="mt-8">
          <legend className="mb-1.5 text-body leading-snug font-semibold">What is it about?</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            {services.map((each) => (
              <RadioCard
                key={each}
                name="project-service"
                value={each}
                checked={each === service}
                onChange={() => setService(each)}
                className="min-h-14"
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-6 grid gap-6 sm:grid-cols-3">
        {labels.map((label) => (
          <Choice key={label} label={label} onChoose={(answer) => setAnswers({ ...answers, [label]: answer })} />
        ))}
      </div>
      <Button onClick={() => onDone({ service, detail })} className="mt-9 max-sm:w-full">
        Continue to the enquiry
      </Button>
    </div>
  )
}

function Choice({ label, onChoose }: { label: Question; onChoose: (answer: string) => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-body leading-snug font-semibold">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          onChange={({ target }) => onChoose(target.value)}
          className="min-h-12 w-full appearance-none rounded-frame border border-field bg-raised pr-10 pl-4 transition-colors hover:border-ink"
        >
          <option value="">Choose</option>
          {questions[label].map((answer) => (
            <option key={answer}>{answer}</option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
      </span>
    </div>
  )
}
