import Icon from '@mui/icons-material/ReceiptLongOutlined'
import { QuotationList } from './list.tsx'
import { QuotationScreen } from './screen.tsx'

/** Drafts are edited on the screen that shows a quotation. */
export const quotations = {
  name: 'quotations',
  icon: Icon,
  options: { menu: { group: 'Sales', position: 2 } },
  list: QuotationList,
  show: QuotationScreen,
  recordRepresentation: 'customer_name',
}
