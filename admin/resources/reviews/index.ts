import Icon from '@mui/icons-material/RateReviewOutlined'
import { ReviewCreate, ReviewEdit } from './form.tsx'
import { ReviewList } from './list.tsx'

export const reviews = {
  name: 'reviews',
  icon: Icon,
  options: { label: 'Reviews' },
  list: ReviewList,
  create: ReviewCreate,
  edit: ReviewEdit,
  recordRepresentation: 'client_name',
}
