import { otherService } from '@house/contract/enquiry/options'
import { leadSources } from '@house/contract/staff/lead-status'
import { maxContentLength, maxLength } from '@house/contract/validation-limits'
import { Create, FormDataConsumer, RadioButtonGroupInput, required, SimpleForm } from 'react-admin'
import { SaveDeleteToolbar } from '../../components/forms/simple-screens.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ServiceInput } from './service-input.tsx'

/** For a person who called or came by. */
export function LeadCreate() {
  return (
    <Create redirect="show" title="New lead">
      <SimpleForm toolbar={<SaveDeleteToolbar />} warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
        <RadioButtonGroupInput
          source="source"
          label="How they reached us"
          choices={leadSources.map((name) => ({ id: name, name }))}
          defaultValue={leadSources[0]}
          validate={required()}
        />
        <TextInput source="customer_name" label="Name" maxLength={maxLength.name} isRequired focusOnCreate />
        <TextInput
          source="phone_number"
          label="Phone"
          maxLength={maxLength.phone}
          isRequired
          parse={(typed: string) => typed.replace(/[\s()+-]/g, '')}
          helperText="For example 98123 45678, kept as digits"
        />
        <TextInput source="email" label="E-mail" maxLength={maxLength.email} />
        <TextInput source="city" maxLength={maxLength.city} />
        <ServiceInput source="required_service" label="Service" validate={required()} fullWidth />
        <FormDataConsumer>
          {({ formData }) =>
            formData.required_service === otherService && (
              <TextInput
                source="otherdescription"
                label="Which service"
                maxLength={maxLength.serviceDetail}
                isRequired
              />
            )
          }
        </FormDataConsumer>
        <TextInput source="note" maxLength={maxContentLength.note} multiline minRows={3} />
      </SimpleForm>
    </Create>
  )
}
