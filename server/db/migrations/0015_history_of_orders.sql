-- What is known of the orders there were before. What others have written meanwhile stays the only word on an order.
INSERT INTO "order_events" ("order_id", "at", "actor_kind", "kind", "status")
SELECT o."id", h."at", 'system', h."kind", h."status"
FROM "product_orders" AS o CROSS JOIN LATERAL "order_history"(o) AS h
WHERE NOT EXISTS (SELECT FROM "order_events" WHERE "order_id" = o."id")
ORDER BY o."id", h."at";
