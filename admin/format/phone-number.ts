/** Digits with the country code, for links; ten digits are an Indian number. */
export function internationalNumber(phone: string) {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `91${digits}` : digits
}
