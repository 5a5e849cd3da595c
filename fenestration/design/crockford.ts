/** Crockford's base 32: no I, L, O, U. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
