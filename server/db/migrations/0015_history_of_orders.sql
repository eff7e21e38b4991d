-- What is known of the orders there were before. Others go on meanwhile: each order is held for the moment in which it is
-- looked at, the newest last, so that nobody writes its history at the same time.
DO $$
DECLARE
  old_id bigint;
  placed "product_orders";
BEGIN
  FOR old_id IN
    SELECT o."id" FROM "product_orders" AS o
    WHERE NOT EXISTS (SELECT FROM "order_events" WHERE "order_id" = o."id") ORDER BY o."id"
  LOOP
    SELECT * INTO placed FROM "product_orders" WHERE "id" = old_id FOR NO KEY UPDATE;
    CONTINUE WHEN NOT FOUND OR EXISTS (SELECT FROM "order_events" WHERE "order_id" = old_id);
    INSERT INTO "order_events" ("order_id", "at", "actor_kind", "kind", "status")
    SELECT old_id, h."at", 'system', h."kind", h."status" FROM "order_history"(placed) AS h;
  END LOOP;
END $$;
