import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormFooter } from './form-footer.tsx'
import { FormMessage } from './form-message.tsx'
import { PhoneField } from './phone-field.tsx'
import { ServiceChoice } from './service-choice.tsx'

const meta: Meta = { title: 'enquiry/Form parts' }
export default meta

const detail = { id: 'detail', name: 'otherdescription' }

export const Phone: StoryObj = { render: () => <PhoneField id="phone" name="phone_number" /> }
export const PhoneWithError: StoryObj = {
  render: () => <PhoneField id="phone" name="phone_number" error="Phone number is required" />,
}
export const Service: StoryObj = { render: () => <ServiceChoice detail={detail} /> }
export const OtherService: StoryObj = { render: () => <ServiceChoice chosen="other" detail={detail} /> }
export const Footer: StoryObj = { render: () => <FormFooter isSending={false} /> }
export const FooterWhileSending: StoryObj = { render: () => <FormFooter isSending /> }
export const Success: StoryObj = { render: () => <FormMessage message="Thank you. We will call you." /> }
export const Failure: StoryObj = { render: () => <FormMessage failure={{ message: 'The disk is full.' }} /> }
