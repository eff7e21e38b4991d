ALTER TABLE "product_orders" ADD COLUMN "deposit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- safe: the version before writes the default, 0
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_deposit" CHECK ("product_orders"."deposit" >= 0);