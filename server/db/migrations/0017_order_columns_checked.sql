-- Looks at the rows of before without keeping anybody from writing.
ALTER TABLE "product_orders" VALIDATE CONSTRAINT "product_orders_delivery_fee";
--> statement-breakpoint
ALTER TABLE "product_orders" VALIDATE CONSTRAINT "product_orders_stage";
--> statement-breakpoint
ALTER TABLE "product_orders" VALIDATE CONSTRAINT "product_orders_bon";
--> statement-breakpoint
ALTER TABLE "product_orders" VALIDATE CONSTRAINT "product_orders_version";
--> statement-breakpoint
ALTER TABLE "product_orders" VALIDATE CONSTRAINT "product_orders_money";
