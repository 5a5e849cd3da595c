import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDropzone } from './file-dropzone.tsx'

const meta = {
  title: 'Inputs/FileDropzone',
  component: FileDropzone,
  args: { label: 'Choose a CSV file', hint: 'or drop it here.', accept: '.csv', onFile: () => {} },
} satisfies Meta<typeof FileDropzone>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Uploading: Story = { args: { busy: { label: 'Uploading', percent: 40 } } }
