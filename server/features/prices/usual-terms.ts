/** What an empty price book starts with, and a quotation without a book in force. */
export const usualTerms = { gst: 1800, hsn: '3925', validity_days: 30 }
