import { maxContentLength } from '@house/contract/validation-limits'
import { Edit, FormTab, NumberInput, required, TabbedForm, useCanAccess } from 'react-admin'
import { SaveOrDelete } from '../../components/forms/simple-screens.tsx'
import { Entries } from '../../components/inputs/array-input.tsx'
import { MetaInputs } from '../../components/inputs/seo-inputs.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'
import { History } from '../../components/revisions/revision-history.tsx'

const line = maxContentLength.title

export function SettingsScreen() {
  const { canAccess } = useCanAccess({ resource: 'settings', action: 'edit' })
  return (
    <Edit resource="settings" id={1} mutationMode="pessimistic" redirect={false} actions={false} title="Settings">
      <TabbedForm toolbar={canAccess ? <SaveOrDelete isFixed /> : false} syncWithLocation={false}>
        <FormTab label="Company">
          <Words source="company_name" max={line} needed />
          <Words source="tagline" max={line} />
          <Words source="phone" max={line} />
          <Words source="whatsapp" label="WhatsApp" max={line} helperText="Digits only, with the country's code" />
          <Words source="email" label="E-mail" max={line} />
          <Words source="website" max={maxContentLength.address} />
          <Words source="linkedin" label="LinkedIn" max={maxContentLength.address} />
          <Words source="instagram" max={maxContentLength.address} />
          <Words source="facebook" max={maxContentLength.address} />
          <Words source="developer" max={line} />
          <Words source="brochure" max={maxContentLength.address} />
          <Words source="privacy_version" label="Version of the privacy policy" max={maxContentLength.phone} needed />
        </FormTab>
        <FormTab label="Home screen">
          <PictureInput source="video" label="Film (MP4)" kind="mp4" />
          <PictureInput source="video_webm" label="Film (WebM)" kind="webm" />
          <PictureInput source="video_poster" label="Picture before the film starts" />
          <Entries source="counters" one="counter" inline>
            <NumberInput source="target" min={0} validate={required()} />
            <Words source="suffix" max={20} />
            <Words source="label" max={line} />
          </Entries>
        </FormTab>
        <FormTab label="Meta tags">
          <MetaInputs />
        </FormTab>
        <FormTab label="History">
          <History />
        </FormTab>
      </TabbedForm>
    </Edit>
  )
}
