import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from './icon.tsx'

const names: IconName[] = [
  'menu',
  'close',
  'search',
  'phone',
  'chat',
  'download',
  'pin',
  'clock',
  'mail',
  'check',
  'zoom',
]
const meta: Meta = { title: 'ui/Icon' }
export default meta

export const Overview: StoryObj = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {names.map((name) => (
        <li key={name} className="grid justify-items-center gap-2">
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}
