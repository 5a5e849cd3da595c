import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { ImageInput } from './image-input.tsx'

const library = [
  { id: 1, url: '/media/a/arched-window.jpg', name: 'arched-window.jpg', alt: 'An arched window' },
  { id: 2, url: '/media/b/bay-window.jpg', name: 'bay-window.jpg', alt: '' },
]
const api = { getList: async () => ({ data: library as never[], total: library.length }) }

const meta = {
  title: 'Media/ImageInput',
  component: ImageInput,
  args: { source: 'image' },
} satisfies Meta<typeof ImageInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: (args) => (
    <FormTestContext api={api} record={{ title: 'Garden Room' }}>
      <ImageInput {...args} />
    </FormTestContext>
  ),
}

export const WithImage: Story = {
  render: (args) => (
    <FormTestContext api={api} record={{ id: 1, image: '/media/a/arched-window.jpg' }}>
      <ImageInput {...args} />
    </FormTestContext>
  ),
}
