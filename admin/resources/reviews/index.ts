import Icon from '@mui/icons-material/RateReviewOutlined'
import { ReviewForm } from './form.tsx'
import { ReviewList } from './list.tsx'

export const reviews = {
  name: 'reviews',
  icon: Icon,
  options: { menu: { group: 'Content', position: 3 } },
  list: ReviewList,
  create: ReviewForm,
  edit: ReviewForm,
  recordRepresentation: 'client_name',
}
