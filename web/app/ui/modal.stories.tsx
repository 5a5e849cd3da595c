import type { Meta, StoryObj } from '@storybook/react-vite'
import { Modal } from './modal.tsx'

const meta: Meta<typeof Modal> = {
  title: 'ui/Modal',
  component: Modal,
  args: { isOpen: true, label: 'Enquiry', onClose() {}, children: <p className="p-10">Content of the modal</p> },
}
export default meta

export const Open: StoryObj<typeof Modal> = {}
