import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading, Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

const meta: Meta = { title: 'ui/Loading states' }
export default meta

export const WindowSpinner: StoryObj = { render: () => <Spinner label="Loading the project" /> }
export const Block: StoryObj = {
  render: () => (
    <>
      <Loading />
      <Skeleton className="h-40 w-full" />
    </>
  ),
}
export const Text: StoryObj = { render: () => <TextSkeleton lines={[6, 4, 3]} className="max-w-[56ch]" /> }
