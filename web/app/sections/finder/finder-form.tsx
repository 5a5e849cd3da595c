import type { Answers } from '@house/contract/products/answers'
import { openingLabels, problemLabels, roomLabels } from '@house/contract/products/attribute-options'
import { urls } from '@house/contract/urls'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { SizeInputs } from '../product-filter/size-inputs.tsx'
import { openingDrawings, problemDrawings, roomDrawings } from './drawings.ts'

/** Four questions, none of them required. It is a GET form, so that the answers have a URL. */
export function FinderForm({ answers }: { answers: Answers }) {
  return (
    <Form action={urls.finder} className="wrap grid gap-14 pt-12 pb-section lg:pt-16">
      <Question
        number={1}
        title="Which room is it for?"
        name="room"
        chosen={answers.room}
        labels={roomLabels}
        drawings={roomDrawings}
      />
      <Question
        number={2}
        title="What should it solve first?"
        name="problem"
        chosen={answers.problem}
        labels={problemLabels}
        drawings={problemDrawings}
      />
      <Question
        number={3}
        title="How should it open?"
        name="opening"
        chosen={answers.opening}
        labels={openingLabels}
        drawings={openingDrawings}
      />
      <fieldset>
        <Legend number={4} title="How large is the opening?" />
        <SizeInputs sizes={answers} />
      </fieldset>
      <p className="border-t border-hairline pt-8">
        <Button type="submit">Show what fits</Button>
      </p>
    </Form>
  )
}

function Legend({ number, title }: { number: number; title: string }) {
  return (
    <legend className="mb-5 flex w-full items-baseline gap-4 border-t border-hairline pt-5 font-display text-h3 leading-tight">
      <span aria-hidden className="text-accent-ink">
        {number}
      </span>
      {title}
    </legend>
  )
}

const card = 'min-h-16'

type QuestionProps<V extends string> = {
  number: number
  title: string
  name: string
  chosen: V | undefined
  labels: Record<V, string>
  drawings: Record<V, string>
}

/** The cards start anew when the answer changes: a radio button does not take a new default. */
function Question<V extends string>({ number, title, name, chosen, labels, drawings }: QuestionProps<V>) {
  const values = Object.keys(labels) as V[]
  return (
    <fieldset key={chosen}>
      <Legend number={number} title={title} />
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-5">
        {values.map((value) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className={`${card} content-start max-sm:flex-wrap`}
          >
            <Drawing path={drawings[value]} />
            <span className="max-sm:w-full">{labels[value]}</span>
          </RadioCard>
        ))}
        <RadioCard name={name} value="" defaultChecked={chosen === undefined} className={card}>
          Any
        </RadioCard>
      </div>
    </fieldset>
  )
}

function Drawing({ path }: { path: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      className="size-8 flex-none text-ink-soft"
    >
      <path d={path} />
    </svg>
  )
}
