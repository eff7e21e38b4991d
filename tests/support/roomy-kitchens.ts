/** Many tests order for the same half hour of one shop: unless they are about that, its kitchens make as much as anybody wants. */
export const roomyKitchens = `
  insert into slot_limits (seller_id, time, most)
  select id, time, 9999 from sellers, (values (null), ('*')) as whole(time) on conflict do nothing`;
