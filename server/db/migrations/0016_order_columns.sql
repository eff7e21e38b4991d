-- safe: the one that follows is the same while nobody asks for a fee
ALTER TABLE "product_orders" DROP CONSTRAINT "product_orders_money";
--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "delivery_fee" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "stage" text DEFAULT 'NEW' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "bon" integer;
--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- safe: the release before writes the default
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_delivery_fee" CHECK ("product_orders"."delivery_fee" >= 0) NOT VALID;
--> statement-breakpoint
-- safe: the release before writes the default
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_stage" CHECK ("product_orders"."stage" in ('NEW', 'ACCEPTED', 'IN_PREPARATION', 'READY', 'OUT', 'DELIVERED')) NOT VALID;
--> statement-breakpoint
-- safe: the release before writes the default
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_bon" CHECK ("product_orders"."bon" >= 1) NOT VALID;
--> statement-breakpoint
-- safe: the release before writes the default
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_version" CHECK ("product_orders"."version" >= 1) NOT VALID;
--> statement-breakpoint
-- safe: looser than that of the release before, whose orders have no fee
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_money" CHECK ("product_orders"."total" > 0 and "product_orders"."discount" >= 0 and "product_orders"."total" = "product_orders"."subtotal" - "product_orders"."discount" + "product_orders"."delivery_fee") NOT VALID;
