import { urls } from '@house/contract/urls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { SeoInputs } from './seo-inputs.tsx'

const meta = {
  title: 'Inputs/SeoInputs',
  component: SeoInputs,
  args: { urlOf: urls.product },
  render: (args) => (
    <FormTestContext record={{ id: 1, title: 'Bay Window', slug: 'bay-window', description: '<p>Three panes.</p>' }}>
      <SeoInputs {...args} />
    </FormTestContext>
  ),
} satisfies Meta<typeof SeoInputs>
export default meta

export const FilledFromTitleAndText: StoryObj<typeof meta> = {}
