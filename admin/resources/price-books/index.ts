import Icon from '@mui/icons-material/SellOutlined'
import { PriceBookList } from './list.tsx'
import { PriceBookScreen } from './screen.tsx'

/** Drafts are edited on the screen that shows a version, so that everyone who may read prices can open it. */
export const priceBooks = {
  name: 'price-books',
  icon: Icon,
  options: { menu: { group: 'Sales', position: 3 } },
  list: PriceBookList,
  show: PriceBookScreen,
  recordRepresentation: 'name',
}
