import { required, SelectArrayInput, type SelectArrayInputProps, useGetList } from 'react-admin'

/** Keys of the planner's colours. */
export function ColoursInput({ isRequired = false, ...props }: SelectArrayInputProps & { isRequired?: boolean }) {
  const { data = [] } = useGetList('planner-colours', { pagination: { page: 1, perPage: 200 } })
  const choices = data.map(({ key, name }) => ({ id: key, name }))
  return <SelectArrayInput choices={choices} {...(isRequired && { validate: required() })} {...props} />
}
