import { maxContentLength } from '@house/contract/validation-limits'
import { Typography } from '@mui/material'
import { TextInput } from '../../components/inputs/text-input.tsx'

const line = { maxLength: maxContentLength.title }
const lines = { maxLength: maxContentLength.mailText, multiline: true }

/** What the company promises to visitors who plan. */
export function PlanTextInputs() {
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        What you promise
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Write only what you do. An empty field promises nothing.
      </Typography>
      <TextInput source="plan_price" {...line} helperText="Below “Ask for a price”: We measure, then quote." />
      <TextInput
        source="plan_price_note"
        {...line}
        helperText="Follows the words “Price” and “Fixed”: after we measure. Empty: on request"
      />
      <TextInput
        source="plan_steps"
        {...lines}
        helperText="Below the whole plan, after “You send the plan.”, a step in each line"
      />
      <TextInput
        source="plan_check"
        {...line}
        helperText="Beside the button that sends the plan. The first sentence is bold, and also above the form"
      />
      <TextInput
        source="plan_checks"
        {...lines}
        helperText="At the end of the PDF, an item in each line; the first also below a shared plan"
      />
      <TextInput
        source="plan_help"
        {...line}
        helperText="Beside the empty drawing. [phone] and [whatsapp] become links. Empty: Rather talk? Call …"
      />
    </>
  )
}
